"""Our own games keep the contract that every game keeps."""

from tests.contract.games import CONTRACTS

TestStrangers = CONTRACTS["strangers"]
TestArea51 = CONTRACTS["area51"]
TestEti = CONTRACTS["eti"]
TestPanic = CONTRACTS["panic"]
